import { AuditEntryEntity } from './audit-entry.entity.js';
import { BlogArticleEntity } from './blog-article.entity.js';
import { BusinessSettingEntity } from './business-setting.entity.js';
import { ContentSeedEntity } from './content-seed.entity.js';
import { ErasureEntity } from './erasure.entity.js';
import { LeadEntity } from './lead.entity.js';
import { LeadExportEntity } from './lead-export.entity.js';
import { MailDeliveryEntity } from './mail-delivery.entity.js';
import { ServiceEntity } from './service.entity.js';
import { StaffSessionEntity } from './staff-session.entity.js';
import { StaffUserEntity } from './staff-user.entity.js';
import { SubmissionEntity } from './submission.entity.js';

export * from './audit-entry.entity.js';
export * from './blog-article.entity.js';
export * from './business-setting.entity.js';
export * from './content-seed.entity.js';
export * from './erasure.entity.js';
export * from './lead.entity.js';
export * from './lead-export.entity.js';
export * from './mail-delivery.entity.js';
export * from './service.entity.js';
export * from './staff-session.entity.js';
export * from './staff-user.entity.js';
export * from './submission.entity.js';

export const entities = [
  AuditEntryEntity,
  BlogArticleEntity,
  BusinessSettingEntity,
  ContentSeedEntity,
  ErasureEntity,
  LeadEntity,
  LeadExportEntity,
  MailDeliveryEntity,
  ServiceEntity,
  StaffSessionEntity,
  StaffUserEntity,
  SubmissionEntity,
];
