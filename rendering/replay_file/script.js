"use strict";
{
  const steps = [...document.querySelectorAll(".step")];
  const last = steps.length - 1;
  const [nav, slider, at] = ["nav", "#slider", "#at"].map(name => document.querySelector(name));
  const targets = { first: () => 0, back: n => n - 1, on: n => n + 1, last: () => last };
  const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
  let now = 0;

  const show = number => {
    now = Math.min(Math.max(number, 0), last);
    steps.forEach((step, n) => { step.hidden = n !== now; });
    const title = steps[now].querySelector("h3").textContent;
    slider.value = now;
    slider.setAttribute("aria-valuetext", title);
    at.textContent = `${now + 1}/${last + 1} · ${title}`;
    for (const name of ["first", "back"]) document.getElementById(name).disabled = now === 0;
    for (const name of ["on", "last"]) document.getElementById(name).disabled = now === last;
  };

  for (const [name, target] of Object.entries(targets))
    document.getElementById(name).addEventListener("click", () => show(target(now)));
  slider.addEventListener("input", () => show(Number(slider.value)));
  document.addEventListener("keydown", event => {
    const name = keys[event.key];
    if (!name || event.target === slider || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(targets[name](now));
  });
  nav.hidden = false;
  show(0);
}
