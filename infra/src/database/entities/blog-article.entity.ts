import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An article as `GET /api/blog` lists it and `GET /api/blog/{slug}` answers it. */
@Entity('blog_article')
export class BlogArticleEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  position!: number;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text')
  excerpt!: string;

  @Column('text')
  image!: string;

  @Column('timestamptz', { name: 'created_at', nullable: true })
  createdAt!: Date | null;
}
