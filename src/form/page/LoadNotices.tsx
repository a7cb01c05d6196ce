import { Notice, Stack } from '#ui';
import { loadNotices } from '#engine';
import { useFormController, useFormState } from '../controller/useFormController';

/** What the records of the picked policy lack. */
export function LoadNotices() {
  const { definition } = useFormController().props;
  const loaded = useFormState((state) => state.loaded);
  const isPicked = useFormState((state) => state.phase === 'picked');
  const notices = isPicked ? loadNotices(definition, loaded) : [];
  if (notices.length === 0) return null;
  return (
    <Stack gap={2}>
      {notices.map((message) => (
        <Notice key={message} kind="danger">
          <p>{message}</p>
        </Notice>
      ))}
    </Stack>
  );
}
