import { type Definition, refersTo } from '#engine';
import { useEffect, useState } from 'react';
import { useFormController, useFormState } from '../controller/useFormController';
import { waitsForPolicy } from '../wizard/navigation';

/** Milliseconds that an answer may take before the questions that the customer saw make room for it. */
const grace = 300;

/**
 * Whether the questions are not seen for now. `isPolicyKnown`: a policy opens by itself. The questions are then not seen
 * before the records are here; otherwise they go when these are late, so that on a fast network nothing goes and comes.
 */
export function useIsHeldBack(isPolicyKnown: boolean): boolean {
  const controller = useFormController();
  const isComing = useFormState(({ phase, asked }) => {
    const { definition, mayHaveDraft } = controller.props;
    if (!controller.isRestored) return isPolicyKnown || mayHaveDraft === true;
    if (phase !== 'opening' || waitsForPolicy(controller)) return false;
    return asked !== undefined || bringsRecords(definition);
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
