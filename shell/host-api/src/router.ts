/** The shared part of React Router; sharing all of it would add 50 kB to the shell. */
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
