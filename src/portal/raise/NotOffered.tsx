import { Link } from 'react-router-dom';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { say } from '../words';
import { Breadcrumb } from './Breadcrumb';

/** A request type that is announced, or (without a title) one that a link made up. */
export const NotOffered = ({ title }: { title: string | undefined }) => (
  <Page title={title ?? say('raise.title')} breadcrumb={<Breadcrumb />}>
    <Notice kind="info">
      <p>{title ? say('raise.soon', { title }) : say('raise.unknown')}</p>
      <Link to="/dashboard/raise-service-request">{say('raise.chooseAnother')}</Link>
    </Notice>
  </Page>
);
