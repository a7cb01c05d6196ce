import { type Pointer, type Problem, submitRequest, uiAt } from '#engine';
import { contextOf, type FormController } from '../formController';
import type { ShownProblem } from '../state';

/** What is wrong at this moment, in drawn order. */
export function currentProblems(
  controller: FormController,
  answers = controller.store.get().answers,
): Problem[] {
  const outcome = submitRequest(controller.props.definition, contextOf(controller), answers);
  return outcome.kind === 'problems' ? outcome.problems : [];
}

/** Shows what a field itself found, in place of what it showed before. */
export function showFieldProblem(controller: FormController, problem: Problem): void {
  const { store } = controller;
  const others = store.get().shown.filter(({ at }) => at !== problem.at);
  store.set({ shown: [...others, { ...problem, from: 'field' }], announcement: problem.message });
  showProblemToasts(controller, [problem]);
}

export function clearFieldProblem(controller: FormController, at: Pointer): void {
  const { shown } = controller.store.get();
  setProblems(
    controller,
    shown.filter((problem) => problem.at !== at),
  );
}

/** What is left of the problems; the summary goes with the last one. */
export function setProblems({ store }: FormController, left: ShownProblem[]): void {
  const { shown, summary } = store.get();
  if (left === shown || (left.length === 0 && shown.length === 0)) return;
  // What was read out about a problem goes with it: a region of the page that says what no longer holds misleads.
  store.set({ shown: left, summary: left.length === 0 ? 0 : summary, announcement: '' });
}

/**
 * Takes away the problems that the answer at `changed` mended. Only fields that show a problem are judged again,
 * so nobody is corrected while typing for the first time.
 */
export function updateProblems(controller: FormController, changed: Pointer): void {
  const { shown } = controller.store.get();
  if (shown.length === 0) return;
  const now = currentProblems(controller);
  const left = shown.flatMap((problem): ShownProblem[] => {
    if (problem.from !== 'rules') return isPartOf(problem.at, changed) ? [] : [problem];
    const still = now.find(({ at }) => at === problem.at);
    return still ? [{ ...still, from: 'rules' }] : [];
  });
  setProblems(controller, left);
}

/** Whether one of two places holds the other. */
const isPartOf = (one: Pointer, other: Pointer) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** Where no policy is picked: says so at the policy, and gives back where that is. */
export function showMissingPolicy(controller: FormController): Pointer | undefined {
  const problem = currentProblems(controller).find(({ at }) => at === '/policy');
  if (problem) showFieldProblem(controller, problem);
  return problem?.at;
}

/** Tells in a toast as well what the definition wants told there. */
export function showProblemToasts({ props }: FormController, problems: Problem[]): void {
  for (const { at, rule, message } of problems)
    if (uiAt(props.definition.ui, at)['ui:toast']?.includes(rule)) props.notify('danger', message);
}
