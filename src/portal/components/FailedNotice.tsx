import { Notice, Row, SecondaryButton, Stack } from '#ui';
import { useInsurer } from '../calls/settings';
import { t } from '../i18n';
import { PhoneLink } from './PhoneLink';

/** What could not be loaded, with a button to try again, and whom to call. */
export const FailedNotice = ({ message, onAgain }: { message: string; onAgain: () => void }) => {
  const phone = useInsurer()?.customerServiceNumber;
  return (
    <Notice kind="danger" role="alert">
      <Stack gap={2}>
        <p>{message}</p>
        <Row>
          <SecondaryButton onClick={onAgain}>{t('again')}</SecondaryButton>
          {phone && (
            <p>
              {t('orCall')} <PhoneLink number={phone} />
            </p>
          )}
        </Row>
      </Stack>
    </Notice>
  );
};
