import { Hint, Stack } from '#ui';
import { useEffect, useRef } from 'react';
import { useFormState } from '../controller/useFormController';
import { DrawSection } from '../draw/DrawSection';
import { useSections } from '../draw/currentSections';
import { t } from '../i18n';
import { EndOfForm } from '../page/EndOfForm';
import { focusField } from '../page/focusField';
import { useTitlePrefix } from '../parts/useTitlePrefix';
import { PageButtons } from './PageButtons';
import { PageHeading } from './PageHeading';
import { PageList } from './PageList';
import { Review } from './Review';
import { reviewPage } from './navigation';

/** The sections one per page, then the review of all answers. */
export function Wizard() {
  const sections = useSections();
  const page = useFormState((state) => state.page);
  const names = [...sections.map(({ name }) => name), reviewPage];
  const index = Math.max(0, names.indexOf(page.name));
  const section = sections[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const title = section ? section.name : t('pages.review');
  const progress = t('pages.progress', { number: index + 1, of: names.length });
  useTitlePrefix(`${progress}: ${title} – `);

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
        <PageList sections={sections} index={index} />
        {section?.uiSchema['ui:description'] && <Hint>{section.uiSchema['ui:description']}</Hint>}
      </Stack>
      {section ? (
        <DrawSection key={section.name} section={section} hidesTitle />
      ) : (
        <Review sections={sections} />
      )}
      {!section && <EndOfForm />}
      <PageButtons section={section} before={names[index - 1]} />
    </Stack>
  );
}
