import { Stack } from '#ui';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { cards } from './cards';
import { RecordCard } from './RecordCard';

/** The insurer's record of the customer. Each change is a service request. */
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
