import type { Pointer } from '#engine';
import { onPaper, Stack, TextButton } from '#ui';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { normalized } from '../controller/answers/normalized';
import { currentProblems } from '../controller/problems/problems';
import { useFormState, useFormController } from '../controller/useFormController';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { ReviewSection } from './ReviewSection';
import { fieldsOn } from './pages';
import { reviewRows } from './reviewRows';

/** One column on paper: Chromium leaves out what comes after the second column of the last page. */
const Sections = styled.div`
  ${onPaper} {
    font-size: 0.85rem;
  }
`;

/** The policy number in the margin of every sheet. */
const onEachSheet = (policyNo: string) => `@page { @top-right { content: "${policyNo}"; } }`;

/** More answers than these are folded by section. */
const mostUnfolded = 20;

/** All answers, each with a button to change it. A long form is folded, except where something is to be put right. */
export function Review({ sections }: { sections: FormSection[] }) {
  const controller = useFormController();
  const { store, props } = controller;
  const answers = useFormState((state) => state.answers);
  const policyNo = useFormState((state) => state.policyNo);
  const lists = useFormState((state) => state.lists);
  const chosen = useFormState((state) => state.openOnReview);
  const problems = currentProblems(controller).map(({ at }) => at);
  const counted = normalized(props.definition, answers);
  const names = sections.flatMap(fieldsOn);
  const isDrawn = (field: string) => names.includes(field);
  const drawn = sections.map((section) => {
    const rows = reviewRows(props.definition, section, counted, lists, isDrawn);
    const fields = rows.flatMap((row) => row.answers.map(({ at }) => at));
    // A problem inside of an entry or of a file is one of its field.
    const isWrong = (at: Pointer) => problems.some((one) => `${one}/`.startsWith(`${at}/`));
    return { section, rows, wrong: fields.filter(isWrong) };
  });
  const isShort = drawn.flatMap(({ rows }) => rows).length <= mostUnfolded;
  const isOpen = ({ section, wrong: here }: (typeof drawn)[number]) =>
    chosen[section.name] ?? (isShort || here.length > 0);
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
      <Global styles={onEachSheet(policyNo)} />
      <Sections>
        {drawn.map((one) => (
          <ReviewSection
            key={one.section.name}
            {...one}
            isOpen={isOpen(one)}
            onToggle={() => setOpen([one.section.name], !isOpen(one))}
          />
        ))}
      </Sections>
    </Stack>
  );
}
