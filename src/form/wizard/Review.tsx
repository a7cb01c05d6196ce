import { Stack } from '#ui';
import { settled } from '../controller/answers/normalized';
import { useRequest, useSession } from '../controller/useFormController';
import type { DrawnForm } from '../draw/formSection';
import { ReviewSection } from './ReviewSection';

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
