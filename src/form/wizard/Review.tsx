import { fieldOf } from '#engine';
import { Stack, TextButton } from '#ui';
import { normalized } from '../controller/answers/normalized';
import { currentProblems } from '../controller/problems/problems';
import { useFormState, useFormController } from '../controller/useFormController';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { ReviewSection } from './ReviewSection';
import { fieldsOn } from './pages';
import { reviewRows } from './reviewRows';

/** More answers than these are folded by section. */
const mostUnfolded = 20;

/** All answers, each with a button to change it. A long form is folded, except where something is to be put right. */
export function Review({ sections }: { sections: FormSection[] }) {
  const controller = useFormController();
  const { store, props } = controller;
  const answers = useFormState((state) => state.answers);
  const lists = useFormState((state) => state.lists);
  const chosen = useFormState((state) => state.openOnReview);
  const wrong = currentProblems(controller).map(({ at }) => fieldOf(at));
  const counted = normalized(props.definition, answers);
  const names = sections.flatMap(fieldsOn);
  const isDrawn = (field: string) => names.includes(field);
  const drawn = sections.map((section) => {
    const fields = fieldsOn(section);
    return {
      section,
      rows: reviewRows(props.definition, section, counted, lists, isDrawn),
      problems: wrong.filter((name) => fields.includes(name)).length,
    };
  });
  const isShort = drawn.flatMap(({ rows }) => rows).length <= mostUnfolded;
  const isOpen = ({ section, problems }: (typeof drawn)[number]) =>
    chosen[section.name] ?? (isShort || problems > 0);
  const isAllOpen = drawn.every(isOpen);
  const setOpen = (names: string[], open: boolean) =>
    store.set({
      openOnReview: { ...chosen, ...Object.fromEntries(names.map((name) => [name, open])) },
    });
  return (
    <Stack gap={2}>
      <TextButton
        onClick={() =>
          setOpen(
            sections.map(({ name }) => name),
            !isAllOpen,
          )
        }
      >
        {t(isAllOpen ? 'pages.closeAll' : 'pages.openAll')}
      </TextButton>
      <div>
        {drawn.map((one) => (
          <ReviewSection
            key={one.section.name}
            {...one}
            isOpen={isOpen(one)}
            onToggle={() => setOpen([one.section.name], !isOpen(one))}
          />
        ))}
      </div>
    </Stack>
  );
}
