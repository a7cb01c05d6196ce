import { Stack } from '#ui';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { cards } from './cards';
import { RecordCard } from './RecordCard';

/** What the insurer has on record about the person; each change is a request of its own. */
const Profile = () => (
  <Page title={t('profile.title')} lead={t('profile.lead')} width="list">
    <Stack gap={2}>
      {cards.map((card) => (
        <RecordCard key={card.title} {...card} />
      ))}
    </Stack>
  </Page>
);

export default Profile;
