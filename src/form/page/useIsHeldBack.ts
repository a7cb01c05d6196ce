import { type Definition, refersTo } from '#engine';
import { useEffect, useState } from 'react';
import { useFormController, useFormState } from '../controller/useFormController';
import { waitsForPolicy } from '../wizard/navigation';

/** Milliseconds that an answer may take before the questions that the customer saw make room for it. */
const grace = 300;

/**
 * Whether the questions are not seen for now: from the beginning where a policy opens by itself, otherwise once its
 * records are late, so that on a fast network nothing goes and comes.
 */
export function useIsHeldBack(): boolean {
  const controller = useFormController();
  const isComing = useFormState(({ phase, asked }) => {
    if (phase !== 'opening' || waitsForPolicy(controller)) return false;
    return asked !== undefined || bringsRecords(controller.props.definition);
  });
  const [isSeen, setSeen] = useState(!isComing);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(!isComing), isComing ? grace : 0);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing && !isSeen;
}

/** Whether what is loaded for a policy decides what the form shows. */
const bringsRecords = ({ request: { load = [], prefill, choices } }: Definition): boolean =>
  load.some(({ none }) => none !== undefined) || refersTo([prefill, choices], 'loaded');
