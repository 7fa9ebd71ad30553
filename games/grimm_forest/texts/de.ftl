grimm-forest-name = Grimms Wälder
