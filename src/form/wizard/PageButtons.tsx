import { PrimaryButton, Row, SecondaryButton } from '#ui';
import { useSession } from '../controller/useFormController';
import type { DrawnForm } from '../draw/formSection';
import { t } from '../i18n';
import { SaveDraft } from '../page/SaveDraft';
import { walkTo } from './navigation';

interface Props {
  /** None on the last page. */
  form: DrawnForm | undefined;
  before: string | undefined;
}

export function PageButtons({ form, before }: Props) {
  const session = useSession();
  return (
    <>
      <Row>
        {form && <PrimaryButton type="submit">{t('pages.next')}</PrimaryButton>}
        {before !== undefined && (
          <SecondaryButton onClick={() => walkTo(session, before)}>
            {t('pages.back')}
          </SecondaryButton>
        )}
      </Row>
      {form && <SaveDraft />}
    </>
  );
}
