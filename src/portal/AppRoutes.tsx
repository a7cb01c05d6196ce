import { lazy } from 'react';
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

/** Screens with a form of a request type: the last part of the path, and the name of its menu entry. */
const screens = {
  'fund-switch': 'fundSwitch',
  'premium-redirection': 'premiumRedirection',
  'premium-paid-certificate': 'premiumPaidCertificate',
  'premium-receipt': 'premiumReceipt',
  'fund-statement': 'fundStatement',
  'policy-document': 'policyDocument',
};

/** All routes. Only the code of the sign-in page is loaded with the first page. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/" element={<SignIn />} />
    <Route path="/login" element={<SignIn />} />
    <Route element={<Dashboard />}>
      <Route path="/dashboard/policy" element={<Policies />} />
      <Route path="/dashboard/premium-payment" element={<PremiumPayment />} />
      <Route path="/dashboard/fund-value" element={<FundValue />} />
      <Route path="/dashboard/profile" element={<Profile />} />
      <Route path="/dashboard/track-service-request" element={<Track />} />
      <Route path="/dashboard/raise-service-request" element={<Raise />} />
      <Route path="/dashboard/thank-you" element={<ThankYou />} />
      {Object.entries(screens).map(([screen, name]) => (
        <Route
          key={screen}
          path={`/dashboard/${screen}`}
          element={<DefinitionScreen key={screen} screen={screen} name={name} />}
        />
      ))}
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
