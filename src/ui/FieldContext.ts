import { createContext, useContext } from 'react';

/** From a FieldFrame to its input. */
interface FieldAria {
  /** Ids of help, hint, notes and error, as far as they are rendered. */
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldAria>({ describedBy: undefined, isInvalid: false });

export const useFieldAria = () => useContext(FieldContext);

/** The ARIA attributes of an input; `more` are further ids that describe it. */
export function useAria(isRequired = false, ...more: string[]) {
  const { describedBy, isInvalid } = useFieldAria();
  return {
    'aria-describedby': [describedBy, ...more].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  };
}
