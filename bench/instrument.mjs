/**
 * Runs in the page before its own code: types into the first field as soon as it exists, and records the cost of each
 * key and click. A frame counts as painted at the message task after its animation frame, which the browser runs after
 * style, layout and paint.
 */
export function instrument({ first, field }) {
  const bench = (window.__bench = { samples: [], longTasks: [], isBusy: false });
  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(0);
    });
  for (const type of ['keydown', 'click'])
    window.addEventListener(
      type,
      (event) => {
        // A click on a label causes a click on its input.
        if (!event.isTrusted || bench.isBusy) return;
        bench.isBusy = true;
        const sample = { type, start: event.timeStamp };
        bench.samples.push(sample);
        afterPaint((now) => (sample.paint = now - sample.start));
      },
      { capture: true },
    );
  /** Resolves once all recorded actions are painted; the page is then ready for the next one. */
  bench.settle = async () => {
    while (bench.samples.some(({ paint }) => paint === undefined))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    bench.isBusy = false;
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  const once = (selector, act) => {
    const look = () => {
      const element = document.querySelector(`${selector}:enabled`);
      if (element) act(element);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const shown = (input) => (input.type === 'checkbox' ? String(input.checked) : input.value);
  once(first, (input) => {
    const before = shown(input);
    input.addEventListener('input', () =>
      afterPaint((now) => {
        if (shown(input) === before) return;
        Object.assign(bench, { interactive: now, typed: shown(input) });
        window.tellInteractive();
      }),
    );
    input.focus({ preventScroll: true });
    if (input.type !== 'checkbox') input.select();
    window.pressFirstKey();
  });
  bench.hasKeptFirst = () => shown(document.querySelector(first)) === bench.typed;
  once(field, () => afterPaint((now) => (bench.there = now)));
}
