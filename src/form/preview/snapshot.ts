import { type Answers, type Context, type Problem } from '#engine';
import { normalized } from '../controller/answers/normalized';
import { contextOf, type FormController } from '../controller/formController';

/** What a form has at this moment, for somebody who does not draw it. */
export interface FormSnapshot {
  policyNo: string;
  /** The policy that was turned away; empty where one is chosen, or none was. */
  refusedPolicyNo: string;
  /** The answers that count. */
  answers: Answers;
  /** The page of a long form; empty for the first one. */
  page: string;
  context: Context;
  /** The problems that the form shows. */
  problems: Problem[];
}

export function snapshotOf(controller: FormController): FormSnapshot {
  const { answers, policyNo, refusedPolicyNo, problems, page } = controller.store.get();
  return {
    policyNo,
    refusedPolicyNo,
    answers: normalized(controller.props.definition, answers),
    page: page.name,
    context: contextOf(controller),
    problems: problems.map(({ at, rule, message }) => ({ at, rule, message })),
  };
}

/** Calls back after each change; returns how to stop. */
export const watchForm = ({ store }: FormController, onChange: () => void): (() => void) =>
  store.watch(onChange);
