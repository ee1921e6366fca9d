import { Badge, Button, FileTextIcon, Icon, PencilIcon, SendIcon } from '@coverdesk/design-system'
import { MessageBubble } from '@coverdesk/design-system/conversation'
import * as styles from './EmailScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

/** An email from a client, and the answer that Cara has drafted. */
export function EmailScene() {
  return (
    <Picture className={scene.steps}>
      <MessageBubble
        author="client"
        name="Nora Ridge"
        subject="Certificate for the harbor job"
        text="Summit Builders want to be named before we start on Monday. Can you send a certificate?"
      />
      <div className={scene.atEnd}>
        {' '}
        <div className={styles.draft}>
          <div className={scene.bar}>
            Draft by Cara <Badge tone="info">Waiting for Agent</Badge>
          </div>
          <div className={styles.envelope}>
            <span className={scene.small}>To</span>
            <span>Nora Ridge, Ridgeline Roofing LLC</span>
            <span className={scene.small}>Subject</span>
            <span className={scene.strong}>Re: Certificate for the harbor job</span>
          </div>
          <div className={styles.letter}>
            <p>Hi Nora,</p>
            <p>
              Attached is the certificate with Summit Builders as additional insured. Your endorsement covers
              ongoing operations; completed operations would need CG&nbsp;20&nbsp;37. Shall we ask the
              carrier?
            </p>
            <span className={styles.file}>
              <Icon icon={FileTextIcon} /> certificate-2026-0418.pdf
            </span>
          </div>
          <div className={styles.sending}>
            <Button tone="primary" icon={SendIcon}>
              Send
            </Button>
            <Button icon={PencilIcon}>Edit</Button>
          </div>
        </div>
      </div>{' '}
    </Picture>
  )
}
