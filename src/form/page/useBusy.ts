import { useState } from 'react';

/** Whether something is on its way, and how to send it so that it goes once. */
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
