import { type ScreenPath, screenPaths } from '#api/screens';
import { lazy, type ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { dashboardCode, formScreenCode, screenCode } from './screens';
import { SignIn } from './signIn/SignIn';

const Dashboard = lazy(dashboardCode);
const NotFound = lazy(() => import('./shell/NotFound'));
const Policies = lazy(screenCode['/dashboard/policy']);
const Track = lazy(screenCode['/dashboard/track-service-request']);
const Raise = lazy(screenCode['/dashboard/raise-service-request']);
const PremiumPayment = lazy(screenCode['/dashboard/premium-payment']);
const ThankYou = lazy(screenCode['/dashboard/thank-you']);
const FundValue = lazy(screenCode['/dashboard/fund-value']);
const Profile = lazy(screenCode['/dashboard/profile']);
const DefinitionScreen = lazy(formScreenCode);

/** A screen with a form of a request type: the last part of its path, and the name of its menu entry. */
const form = (screen: string, name: string) => (
  <DefinitionScreen key={screen} screen={screen} name={name} />
);

const screens: { [path in ScreenPath]: ReactElement } = {
  '/': <SignIn />,
  '/login': <SignIn />,
  '/dashboard/policy': <Policies />,
  '/dashboard/premium-payment': <PremiumPayment />,
  '/dashboard/fund-value': <FundValue />,
  '/dashboard/profile': <Profile />,
  '/dashboard/track-service-request': <Track />,
  '/dashboard/raise-service-request': <Raise />,
  '/dashboard/thank-you': <ThankYou />,
  '/dashboard/fund-switch': form('fund-switch', 'fundSwitch'),
  '/dashboard/premium-redirection': form('premium-redirection', 'premiumRedirection'),
  '/dashboard/premium-paid-certificate': form('premium-paid-certificate', 'premiumPaidCertificate'),
  '/dashboard/premium-receipt': form('premium-receipt', 'premiumReceipt'),
  '/dashboard/fund-statement': form('fund-statement', 'fundStatement'),
  '/dashboard/policy-document': form('policy-document', 'policyDocument'),
};

const isInDashboard = (path: ScreenPath) => path.startsWith('/dashboard/');

const routeOf = (path: ScreenPath) => <Route key={path} path={path} element={screens[path]} />;

/** All routes. Only the code of the sign-in page is loaded with the first page. */
export const AppRoutes = () => (
  <Routes>
    {screenPaths.filter((path) => !isInDashboard(path)).map(routeOf)}
    <Route element={<Dashboard />}>{screenPaths.filter(isInDashboard).map(routeOf)}</Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
