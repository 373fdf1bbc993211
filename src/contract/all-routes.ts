import { accountRoutes } from './account-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { originRoutes } from './origin-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { routes } from './routes.ts'
import { verificationRoutes } from './verification-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** Of every operation; the app calls by `routes` until it needs the others. */
export const allRoutes = {
  ...routes,
  ...projectRoutes,
  ...officeRoutes,
  ...linkRoutes,
  ...verificationRoutes,
  ...accountRoutes,
  ...projectRoutes,
  ...officeRoutes,
  ...linkRoutes,
  ...originRoutes,
  ...webhookRoutes,
}
