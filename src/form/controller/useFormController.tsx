import type { CompiledDefinition } from '#engine';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FormController } from './formController';
import type { FormState } from './state';

interface OpenedForm {
  controller: FormController;
  definition: CompiledDefinition;
}

const Opened = createContext<OpenedForm | undefined>(undefined);

/** Lets the parts of a form find its controller; all are drawn again when a text says something else. */
export function FormControllerProvider(props: { controller: FormController; children: ReactNode }) {
  const { controller, children } = props;
  const { watch } = controller.store;
  // Texts may say what is answered, and change with it.
  const definition = useSyncExternalStore(watch, () => controller.props.definition);
  const opened = useMemo(() => ({ controller, definition }), [controller, definition]);
  return <Opened value={opened}>{children}</Opened>;
}

export function useFormController(): FormController {
  const opened = useContext(Opened);
  if (!opened) throw new Error('A part of the form is used outside of a RequestForm.');
  return opened.controller;
}

/** Redraws only when the selected part changes; `select` must return the same value while nothing changes. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { store } = useFormController();
  return useSyncExternalStore(store.watch, () => select(store.get()));
}
