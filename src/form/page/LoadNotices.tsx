import { Notice, Stack } from '#ui';
import { useFormState } from '../controller/useFormController';

/** What is not in our records of the picked policy. */
export function LoadNotices() {
  const notices = useFormState((state) => state.notices);
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
