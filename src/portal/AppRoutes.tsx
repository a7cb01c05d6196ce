import { type ScreenPath, screenPaths } from '#api/screens';
import { lazy, type ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignIn } from './signIn/SignIn';

const Dashboard = lazy(() => import('./shell/Dashboard'));
const NotFound = lazy(() => import('./shell/NotFound'));
const Policies = lazy(() => import('./policies/Policies'));
const Track = lazy(() => import('./track/Track'));
const Raise = lazy(() => import('./raise/Raise'));
const PremiumPayment = lazy(() => import('./payment/PremiumPayment'));
const ThankYou = lazy(() => import('./payment/ThankYou'));
const FundValue = lazy(() => import('./funds/FundValue'));
const Profile = lazy(() => import('./profile/Profile'));
const DefinitionScreen = lazy(() => import('./raise/DefinitionScreen'));

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
