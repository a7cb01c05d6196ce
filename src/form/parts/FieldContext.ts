import { createContext, useContext } from 'react';

/** What the frame around a field tells the element that takes the answer. */
export interface FieldAria {
  /** Ids of help, notes and problem, as far as they are drawn. */
  describedBy: string | undefined;
  isInvalid: boolean;
  labelId: string;
}

export const FieldContext = createContext<FieldAria>({
  describedBy: undefined,
  isInvalid: false,
  labelId: '',
});

export const useFieldAria = () => useContext(FieldContext);

/** The same as attributes of an input; `more` are ids that the widget draws itself. */
export function useAria(isRequired: boolean, ...more: string[]) {
  const { describedBy, isInvalid } = useFieldAria();
  return {
    'aria-describedby': [describedBy, ...more].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  };
}
