import { Notice } from '#ui';
import { fieldOf } from '#engine';
import { useFormState } from '../controller/useFormController';

/** Says at the end of a section that it has a problem. */
export function Banner({ message, fields }: { message: string; fields: string[] }) {
  const isDue = useFormState((state) =>
    state.problems.some(({ at }) => fields.includes(fieldOf(at))),
  );
  return (
    <div role="status">
      {isDue && (
        <Notice kind="danger">
          <p>{message}</p>
        </Notice>
      )}
    </div>
  );
}
