/** In milliseconds: the lock of a page that is being reloaded is released soon. */
const patience = 500;

/**
 * Reserves a folder for this tab: two tabs would replace each other's unsaved texts. Returns false if another tab has
 * it, unless this one is to take it over (`steal`). `onLost`: another tab has taken it over.
 */
export function lockFolder(
  root: string,
  { steal = false, onLost }: { steal?: boolean; onLost: () => void },
): Promise<boolean> {
  const options = steal ? { steal } : { signal: AbortSignal.timeout(patience) };
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const held = navigator.locks.request(`workbench ${root}`, options, () => {
      isHeld = true;
      resolve(true);
      // Held until this page is closed.
      return new Promise<never>(() => {});
    });
    held.catch((error: Error) => {
      if (isHeld) onLost();
      else if (error.name === 'TimeoutError') resolve(false);
      else reject(error);
    });
  });
}
