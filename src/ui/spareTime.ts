/** Resolves once the page rests, so that what may be needed later does not delay what is needed now. */
export const whenIdle = (): Promise<void> =>
  new Promise((rest) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => rest());
    else setTimeout(rest, 1000);
  });

/** Between two looks whether something loads, in milliseconds. */
const pause = 400;

/** Resolves once nothing in sight is being loaded: what may be needed later waits for what is needed now. */
export async function whenSettled(): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await whenIdle();
  } while (document.querySelector('[aria-busy="true"]'));
}

/** Whether the customer asked the browser to load no more than is needed. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
