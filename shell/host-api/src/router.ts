/** What remotes and shell use of the router; sharing all of it would cost 50 kB. */
export {
  BrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  MemoryRouter,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from "react-router-dom";
export type { RouteObject } from "react-router-dom";
