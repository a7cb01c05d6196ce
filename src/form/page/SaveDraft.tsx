import { Hint, Row, TextButton, whenSettled } from '#ui';
import styled from '@emotion/styled';
import { formatTime } from '#engine';
import { useEffect } from 'react';
import { saveNow } from '../controller/draft/save';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from '../parts/useBusy';

/** A line of its own: beside other buttons the text would move them each time it comes and goes. */
const Line = styled(Row)`
  flex-basis: 100%;
`;

/** As `formatTime` writes any time of day. The first time that the browser formats one would delay the whole form. */
const anyTime = '12:00\u00A0pm';

/** Keeps the room of its usual text, so that the page stays as tall as it is while answers are saved. */
const State = styled(Hint)`
  flex: 1 1 240px;
  display: grid;
  &::after {
    content: attr(data-usual);
    visibility: hidden;
  }
  > *,
  &::after {
    grid-area: 1 / 1;
  }
`;

/** The button that saves now, and the state of the last save. */
export function SaveDraft() {
  const controller = useFormController();
  const saving = useFormState((state) => state.saving);
  const { isBusy, whileBusy } = useBusy();
  const { definition, insurer } = controller.props;
  const timeZone = insurer.timeZone as string | undefined;
  // Its first use is slow: in spare time, and not at the first save, while the customer types.
  useEffect(() => void whenSettled().then(() => formatTime(new Date(), timeZone)), [timeZone]);
  if (!definition.request.draft) return null;
  return (
    <Line>
      <TextButton aria-disabled={isBusy} onClick={() => void whileBusy(() => saveNow(controller))}>
        {t('keep.button')}
      </TextButton>
      <State role="status" data-usual={t('keep.kept', { time: anyTime })}>
        <span>
          {saving.kind === 'saved' && t('keep.kept', { time: formatTime(saving.at, timeZone) })}
          {saving.kind === 'failed' && t('keep.failed')}
          {saving.kind === 'refused' && saving.message}
        </span>
      </State>
    </Line>
  );
}
