import { answersOfProof, type Pointer, type Problem, submitRequest, uiAt } from '#engine';
import { t } from '../../i18n';
import { contextOf, type FormController } from '../formController';
import type { ShownProblem } from '../state';

/** What is wrong at this moment, in drawn order. */
export function currentProblems(
  controller: FormController,
  answers = controller.store.get().answers,
): Problem[] {
  const outcome = submitRequest(controller.props.definition, contextOf(controller), answers);
  return outcome.kind === 'problems' ? asShown(controller, outcome.problems) : [];
}

/**
 * What could not be checked is not called wrong: a chosen policy is not missing, and an answer that could not be looked up
 * may well be right.
 */
export function asShown({ store }: FormController, problems: Problem[]): Problem[] {
  const { phase, failedLookUps } = store.get();
  if (phase !== 'failed' && failedLookUps.length === 0) return problems;
  return problems.map((problem) => {
    const { at, rule } = problem;
    if (phase === 'failed' && at === '/policy' && rule === 'required')
      return { ...problem, rule: 'unchecked', message: t('policy.unchecked') };
    if (rule === 'lookUp' && failedLookUps.includes(at))
      return { ...problem, rule: 'unchecked', message: t('lookUp.unchecked') };
    return problem;
  });
}

/** Replaces the shown problems of a part by those that it has with the given answers; returns these. */
export function showProblemsWhere(
  controller: FormController,
  isHere: (problem: Problem) => boolean,
  answers = controller.store.get().answers,
): Problem[] {
  const found = currentProblems(controller, answers).filter(isHere);
  const others = controller.store.get().problems.filter((problem) => !isHere(problem));
  setProblems(controller, [
    ...found.map((problem) => ({ ...problem, from: 'rules' as const })),
    ...others,
  ]);
  return found;
}

/** Shows a problem that a field itself found, in place of what it showed before. */
export function showFieldProblem(
  controller: FormController,
  problem: Omit<ShownProblem, 'from'>,
): void {
  const { store } = controller;
  const others = store.get().problems.filter(({ at }) => at !== problem.at);
  store.set({
    problems: [...others, { ...problem, from: 'field' }],
    announcement: [problem.message, problem.hint].filter(Boolean).join(' '),
  });
  showProblemToasts(controller, [problem]);
}

export function clearFieldProblem(controller: FormController, at: Pointer): void {
  const { problems } = controller.store.get();
  setProblems(
    controller,
    problems.filter((problem) => problem.at !== at),
  );
}

/** A text that is being typed fits again: it is not called too long until the field is left. */
export function clearTooLong(controller: FormController, at: Pointer): void {
  const { problems } = controller.store.get();
  const remaining = problems.filter((problem) => problem.at !== at || problem.rule !== 'maxLength');
  if (remaining.length < problems.length) setProblems(controller, remaining);
}

/** Shows the remaining problems; the summary goes with the last one. */
function setProblems({ store }: FormController, problems: ShownProblem[]): void {
  const { problems: before, summary } = store.get();
  if (problems.length === 0 && before.length === 0) return;
  // An announcement about a problem that is gone would mislead.
  store.set({ problems, summary: problems.length === 0 ? 0 : summary, announcement: '' });
}

/**
 * Removes the problems that the answer at `changed` solved. Only fields that show a problem are validated again, so
 * that an answer is not reported while it is typed for the first time.
 */
export function updateProblems(controller: FormController, changed: Pointer): void {
  const { problems } = controller.store.get();
  if (problems.length === 0) return;
  const current = currentProblems(controller);
  const remaining = problems.flatMap((problem): ShownProblem[] => {
    if (problem.from !== 'rules') {
      const about = answersOfProof(controller.props.definition, problem.at);
      return about.some((at) => isPartOf(at, changed)) ? [] : [problem];
    }
    const same = current.find(({ at }) => at === problem.at);
    return same ? [{ ...same, from: 'rules' }] : [];
  });
  setProblems(controller, remaining);
}

/**
 * Once a policy is picked: removes its problem, and those that it solved, such as of a list that it filled. What takes
 * their place at a field is not reported before the customer comes to it.
 */
export function clearProblemsOfPolicy(controller: FormController): void {
  const { problems } = controller.store.get();
  if (problems.length === 0) return;
  const current = currentProblems(controller);
  const remains = ({ at, rule, from }: ShownProblem) =>
    at !== '/policy' &&
    (from !== 'rules' || current.some((one) => one.at === at && one.rule === rule));
  setProblems(controller, problems.filter(remains));
}

/** Whether one of two locations contains the other. */
export const isPartOf = (one: Pointer, other: Pointer) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** If no policy is picked, shows that problem and returns its pointer. */
export function showMissingPolicy(controller: FormController): Pointer | undefined {
  const problem = currentProblems(controller).find(({ at }) => at === '/policy');
  if (problem) showFieldProblem(controller, problem);
  return problem?.at;
}

/** Shows the problems for which the definition asks for a toast. */
export function showProblemToasts({ props }: FormController, problems: Problem[]): void {
  for (const { at, rule, message } of problems)
    if (uiAt(props.definition.ui, at)['ui:toast']?.includes(rule)) props.notify('danger', message);
}
