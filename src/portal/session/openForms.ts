type Save = () => Promise<boolean>;

const openForms = new Set<Save>();

/** Seconds that who signs out waits at most: the line may be slow or gone. */
const longest = 5;

/** Has a form saved before its person signs out, until the returned function is called. */
export function saveBeforeLogout(save: Save): () => void {
  openForms.add(save);
  return () => void openForms.delete(save);
}

/** Saves what stands open; false where something could not be saved in time. */
export async function saveOpenForms(): Promise<boolean> {
  if (openForms.size === 0) return true;
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), longest * 1000);
  });
  const saved = Promise.all([...openForms].map((save) => save()));
  return Promise.race([saved.then((all) => all.every(Boolean)), tooLate]);
}
