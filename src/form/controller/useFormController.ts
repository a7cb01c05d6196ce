import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormController } from './formController';
import type { FormState } from './state';

export const FormControllerContext = createContext<FormController | undefined>(undefined);

export function useFormController(): FormController {
  const controller = useContext(FormControllerContext);
  if (!controller) throw new Error('A part of the form stands outside of a RequestForm.');
  return controller;
}

/** Draws again only when the selected part changes; the selection must be a value that stays the same while nothing does. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { store } = useFormController();
  return useSyncExternalStore(store.watch, () => select(store.get()));
}
