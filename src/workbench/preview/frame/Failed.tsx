import { Notice, SecondaryButton, Stack } from '#ui';
import { t } from '../../i18n';

/** Shown instead of a form that has failed or closed, with a button to open it again. */
export const Failed = ({ message, onRestart }: { message?: string; onRestart: () => void }) => (
  <Notice kind={message === undefined ? 'info' : 'warning'} role="status">
    <Stack gap={1}>
      <p>{message === undefined ? t('preview.frame.ended') : t('preview.frame.failed')}</p>
      {message !== undefined && <pre style={{ whiteSpace: 'pre-wrap' }}>{message}</pre>}
      <div>
        <SecondaryButton type="button" onClick={onRestart}>
          {t('preview.frame.openAgain')}
        </SecondaryButton>
      </div>
    </Stack>
  </Notice>
);
