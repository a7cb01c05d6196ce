import { Stack } from '#ui';
import { normalized } from '../controller/answers/normalized';
import { useFormState, useFormController } from '../controller/useFormController';
import type { FormSection } from '../draw/formSection';
import { ReviewSection } from './ReviewSection';

/** All answers, each with a button to change it. */
export function Review({ sections }: { sections: FormSection[] }) {
  const { definition } = useFormController().props;
  const answers = useFormState((state) => state.answers);
  const counted = normalized(definition, answers);
  return (
    <Stack gap={4}>
      {sections.map((section) => (
        <ReviewSection key={section.name} section={section} answers={counted} />
      ))}
    </Stack>
  );
}
