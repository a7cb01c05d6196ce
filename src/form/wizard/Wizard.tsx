import { Hint, Stack } from '#ui';
import { useEffect, useRef } from 'react';
import { useRequest } from '../controller/useFormController';
import { DrawSection } from '../draw/DrawSection';
import { useForms } from '../draw/currentSections';
import { t } from '../i18n';
import { EndOfForm } from '../page/EndOfForm';
import { focusField } from '../page/focusField';
import { PageButtons } from './PageButtons';
import { PageHeading } from './PageHeading';
import { StepList } from './PageList';
import { Review } from './Review';
import { review } from './navigation';
import { usePageTitle } from './usePageTitle';

/** The sections one by one, then a look at all answers. */
export function Pages() {
  const forms = useForms();
  const page = useRequest((state) => state.page);
  const names = [...forms.map(({ name }) => name), review];
  const index = Math.max(0, names.indexOf(page.name));
  const form = forms[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const title = form ? form.name : t('pages.review');
  const progress = t('pages.progress', { number: index + 1, of: names.length });
  usePageTitle(`${progress}: ${title}`);

  const arrived = useRef(page);
  useEffect(() => {
    if (arrived.current === page) return;
    arrived.current = page;
    if (page.focus) return focusField(page.focus);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <PageHeading ref={heading} progress={progress} index={index} of={names.length}>
          {title}
        </PageHeading>
        <StepList forms={forms} index={index} />
        {form?.uiSchema['ui:description'] && <Hint>{form.uiSchema['ui:description']}</Hint>}
      </Stack>
      {form ? <DrawSection key={form.name} form={form} isNamedBeside /> : <Review forms={forms} />}
      {!form && <EndOfForm />}
      <PageButtons form={form} before={names[index - 1]} />
    </Stack>
  );
}
