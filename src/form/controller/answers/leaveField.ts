import { getAt, type Pointer } from '#engine';
import { flush, type FormController } from '../formController';
import { currentProblems, showFieldProblem } from '../problems/problems';
import { askAbout, isAskedAbout } from '../unusual/unusual';
import { needsLookUp } from './lookUps';
import { normalized } from './normalized';

const startsLookUp = ({ props }: FormController, at: Pointer): boolean =>
  props.definition.request.lookUps?.[at] !== undefined;

/** Whether the answer of a field is looked at when the field is left, and not only on submit. */
export const isCheckedOnLeaving = (controller: FormController, at: Pointer): boolean =>
  startsLookUp(controller, at) || isAskedAbout(controller, at);

/** For a field that was left: says at once what the rest of the form waits for, and asks about an unlikely answer. */
export function leaveField(controller: FormController, at: Pointer): void {
  flush(controller);
  const { definition } = controller.props;
  const isAnswered =
    getAt(normalized(definition, controller.store.get().answers), at) !== undefined;
  // Without a look-up, the fields that follow may not show at all, nor the submit button.
  if (startsLookUp(controller, at) && isAnswered && !needsLookUp(controller, at)) {
    const problem = currentProblems(controller).find((one) => one.at === at);
    if (problem) showFieldProblem(controller, problem);
  }
  if (isAskedAbout(controller, at)) askAbout(controller, at);
}
