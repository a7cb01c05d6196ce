import type { FormController } from '../formController';

/** In session storage from when the page closes until it is loaded again, as with another language. */
const name = () => `picked-policy${window.location.pathname}${window.location.search}`;

/**
 * The policy that was picked before the page was loaded again: a form in which nothing was typed yet has no draft that
 * would keep it.
 */
export function takeReloadedPolicy(): string | undefined {
  const policyNo = sessionStorage.getItem(name());
  sessionStorage.removeItem(name());
  return policyNo ?? undefined;
}

/** Keeps the picked policy as the page closes; returns how to stop. */
export function keepPolicyForReload({ store }: FormController): () => void {
  const keep = () => {
    const { policyNo } = store.get();
    if (policyNo !== '') sessionStorage.setItem(name(), policyNo);
  };
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}
