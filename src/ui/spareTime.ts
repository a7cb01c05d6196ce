/** Resolves once the page rests, so that what may be needed later does not delay what is needed now. */
export const whenIdle = (): Promise<void> =>
  new Promise((rest) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => rest());
    else setTimeout(rest, 1000);
  });

/** Whether the customer asked the browser to load no more than is needed. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
