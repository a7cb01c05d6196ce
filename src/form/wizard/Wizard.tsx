import { pageSteps } from '#engine';
import { Hint, Stack } from '#ui';
import { useEffect, useRef } from 'react';
import { useFormController, useFormState } from '../controller/useFormController';
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
import { reviewPage, shownPage } from './pages';
import { progressAt } from './progress';

/** The sections one per page, then the review of all answers. */
export function Wizard() {
  const controller = useFormController();
  const sections = useSections();
  const page = useFormState((state) => state.page);
  const shown = useFormState(() => shownPage(controller));
  const names = [...sections.map(({ name }) => name), reviewPage];
  const section = sections.find(({ name }) => name === shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = section ? section.title : t('pages.review');
  const { text, share } = progressAt(pageSteps(controller.props.definition.ui), shown, title);
  useTitlePrefix(`${text}: ${title} – `);

  const arrived = useRef(page);
  useEffect(() => {
    if (arrived.current === page) return;
    arrived.current = page;
    if (page.focus) return focusField(page.focus);
    if (page.isResumed && document.activeElement?.closest('[data-keeps-focus]')) return;
    // Above the heading stands that an earlier visit goes on here.
    if (!page.isResumed) heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <PageHeading ref={heading} progress={text} share={share}>
          {title}
        </PageHeading>
        <PageList key={shown} sections={sections} shown={shown} />
        {section?.uiSchema['ui:description'] && <Hint>{section.uiSchema['ui:description']}</Hint>}
      </Stack>
      {section ? (
        <DrawSection key={section.name} section={section} hidesTitle />
      ) : (
        <Review sections={sections} />
      )}
      {!section && <EndOfForm />}
      <PageButtons section={section} before={names[names.indexOf(shown) - 1]} />
    </Stack>
  );
}
