import { Lead, Notes } from '#ui';
import { labelOf } from '#engine';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useIsPastFirstPage } from '../wizard/useIsPastFirstPage';
import { SimulatedLine } from './SimulatedLine';

const NotesBox = styled.div`
  margin-top: 16px;
`;

/** The title, and what the request is for. */
export function Header() {
  const { definition } = useFormController().props;
  const { ui, request, key } = definition;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Before the customer can see a question and be in it; not earlier, as the page has to be laid out for it.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.closest('form, [data-keeps-focus]')) title.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const isPastFirstPage = useIsPastFirstPage();
  const appliesToAll = request.appliesTo === 'all-policies' ? [t('appliesToAll')] : [];
  const notes = [...appliesToAll, ...(ui['ui:notes'] ?? [])];
  return (
    <header>
      <h1 ref={title} tabIndex={-1}>
        {ui['ui:title'] ?? labelOf(definition, `/${key}`)}
      </h1>
      {isPastFirstPage || (
        <>
          {ui['ui:description'] && <Lead>{ui['ui:description']}</Lead>}
          {notes.length > 0 && (
            <NotesBox>
              <Notes notes={notes} />
            </NotesBox>
          )}
          <SimulatedLine />
        </>
      )}
    </header>
  );
}
