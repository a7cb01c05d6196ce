import { getAt, type Pointer } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { normalized } from '../controller/answers/normalized';
import { isCheckedOnLeaving, leaveField } from '../controller/answers/leaveField';
import { useFormController, useFormState } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { afterPress } from '../widgets/text/afterPress';
import { UnusualNotice } from './UnusualNotice';

/** For the frame of a field: what stands after its input, and what happens when it is left. */
export function useUnusual(at: Pointer) {
  const controller = useFormController();
  const { definition } = controller.props;
  const message = useFormState(({ unusual }) => unusual.find((one) => one.at === at)?.message);
  const isConfirmed = useFormState(
    ({ confirmed, answers }) =>
      at in confirmed && deepEquals(confirmed[at], getAt(normalized(definition, answers), at)),
  );
  if (!isCheckedOnLeaving(controller, at)) return undefined;
  const id = `${idOf(at)}~usually`;
  return {
    ...((message !== undefined || isConfirmed) && {
      after: <UnusualNotice at={at} id={id} message={message} />,
      afterId: id,
    }),
    onLeave: () => afterPress(() => leaveField(controller, at)),
  };
}
