import { useState } from 'react';

/** Whether work is running, and a function that runs work unless some is running already. */
export function useBusy(): [boolean, (work: () => Promise<void>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  return [
    isBusy,
    async (work) => {
      if (isBusy) return;
      setBusy(true);
      await work().finally(() => setBusy(false));
    },
  ];
}
