import { Stack } from '../../look/Stack';
import type { DrawnForm } from '../draw/sections';
import { useRequest, useSession } from '../session/useSession';
import { ReviewSection } from './ReviewSection';
import { settled } from '../session/settled';

/** Every answer, and the way to change it. */
export function Review({ forms }: { forms: DrawnForm[] }) {
  const { definition } = useSession().props;
  const answers = useRequest((state) => state.answers);
  const counted = settled(definition, answers);
  return (
    <Stack gap={4}>
      {forms.map((form) => (
        <ReviewSection key={form.name} form={form} answers={counted} />
      ))}
    </Stack>
  );
}
