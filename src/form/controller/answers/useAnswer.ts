import { getAt, type Pointer } from '#engine';
import { useCallback } from 'react';
import { useFormController, useFormState } from '../useFormController';
import { answer } from './answer';

/** The answer at a pointer, and a function that replaces it. */
export function useAnswer(at: Pointer): { value: unknown; onAnswer: (value: unknown) => void } {
  const controller = useFormController();
  const value: unknown = useFormState((state) => getAt(state.answers, at));
  const onAnswer = useCallback((next: unknown) => answer(controller, at, next), [controller, at]);
  return { value, onAnswer };
}
