import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormController } from './formController';
import type { FormState } from './state';

export const FormControllerContext = createContext<FormController | undefined>(undefined);

export function useFormController(): FormController {
  const controller = useContext(FormControllerContext);
  if (!controller) throw new Error('A part of the form is used outside of a RequestForm.');
  // Texts may say what is answered, and change with it.
  useSyncExternalStore(controller.store.watch, () => controller.props.definition);
  return controller;
}

/** Redraws only when the selected part changes; `select` must return the same value while nothing changes. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { store } = useFormController();
  return useSyncExternalStore(store.watch, () => select(store.get()));
}
