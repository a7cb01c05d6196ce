import { Stack } from '#ui';
import type { DrawnForm } from '../draw/sections';
import { useRequest, useSession } from '../controller/useSession';
import { ReviewSection } from './ReviewSection';
import { settled } from '../controller/settled';

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
