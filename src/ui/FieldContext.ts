import { createContext, useContext } from 'react';

/** What the frame around a field tells the element that takes the answer. */
interface FieldAria {
  /** Ids of help, notes and problem, as far as they are drawn. */
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldAria>({ describedBy: undefined, isInvalid: false });

export const useFieldAria = () => useContext(FieldContext);

/** The same as attributes of an input; `more` are ids that the field draws itself. */
export function useAria(isRequired = false, ...more: string[]) {
  const { describedBy, isInvalid } = useFieldAria();
  return {
    'aria-describedby': [describedBy, ...more].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  };
}
