import { Sections } from '../draw/Sections';
import { hasPages, waitsForPolicy } from '../wizard/navigation';
import { Pages } from '../wizard/Wizard';
import { useRequest, useSession } from '../controller/useFormController';
import { t } from '../i18n';
import { EndOfForm } from './EndOfForm';

/** All that is asked, on one page or page by page. */
export function Questions() {
  const session = useSession();
  const phase = useRequest((state) => state.phase);
  if (waitsForPolicy(session) && phase !== 'picked')
    return phase === 'opening' && <p role="status">{t('loading')}</p>;
  if (hasPages(session)) return <Pages />;
  return (
    <>
      <Sections />
      <EndOfForm />
    </>
  );
}
