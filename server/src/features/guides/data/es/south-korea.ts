import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Oriental' },
  currency: { of: '20db7c45', text: 'won surcoreano (KRW)' },
  'visaRequirements.touristVisa': {
    of: 'bc69c915',
    text: 'Los ciudadanos de muchos países pueden visitar Corea del Sur sin visado, a menudo hasta 90 días, y algunos de ellos necesitan una autorización electrónica de viaje (K-ETA) antes de embarcar; la lista cambia. Otros solicitan un visado en una embajada de Corea. La visita no permite trabajar y no da derecho a la franquicia para el menaje de casa.',
  },
  'visaRequirements.workVisa': {
    of: 'a752b966',
    text: 'Para trabajar en Corea del Sur se necesita antes de ir un visado del tipo adecuado, como el E-7 para especialistas, el E-2 para profesores de idiomas o el D-7 y el D-8 para trasladados e inversionistas. El empleador suele obtener primero una confirmación de expedición de visado, con la que la embajada decide más rápido. Consulte en hikorea.go.kr los documentos, que a menudo deben apostillarse.',
  },
  'visaRequirements.residencePermit': {
    of: 'f102ffe2',
    text: 'Quien se queda en Corea del Sur más de 90 días se registra en la oficina de inmigración dentro de los 90 días siguientes a su llegada y recibe una tarjeta de residencia, antes llamada tarjeta de registro de extranjero (ARC). Reserve pronto la cita en hikorea.go.kr. Las empresas de mudanzas necesitan la tarjeta, pues la aduana suele pedir una que tenga 12 meses de validez.',
  },
  'visaRequirements.familyReunification': {
    of: 'e634267a',
    text: 'Los cónyuges y los hijos menores de la mayoría de los titulares de visados de larga estancia pueden por lo general ir a Corea del Sur con un visado de familiar a cargo (F-3), con certificados de matrimonio y de nacimiento apostillados y prueba de ingresos. Ese visado no permite por sí mismo trabajar. Los cónyuges de coreanos solicitan un visado F-6.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7fa5c14e',
    text: 'La aduana de Corea del Sur exime de derechos lo que acepta como menaje de casa, teniendo en cuenta el motivo y la duración de la estancia, la ocupación y el tamaño de la familia; los artículos para otras personas, para el comercio o en exceso se rechazan. Las empresas de mudanzas dicen que los extranjeros deben quedarse al menos 1 año, a veces de 1 a 2 años si van solos, y que el envío debe llegar con no más de 6 meses de diferencia respecto a la llegada del dueño; los coreanos que regresan acreditan 12 meses en el extranjero. Las fuentes no coinciden en la duración de la estancia, así que consulte a la Aduana de Corea antes del envío.',
  },
  'customsRegulations.prohibitedItems.0': { of: '14a0eb3e', text: 'Armas de fuego, otras armas y municiones.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e3a971e8',
    text: 'Drogas, incluidos los productos de cannabis que son legales en otros lugares.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornografía.' },
  'customsRegulations.prohibitedItems.3': { of: '2d298b65', text: 'Dinero falso y artículos falsificados.' },
  'customsRegulations.prohibitedItems.4': {
    of: '46fb2390',
    text: 'Productos cárnicos como embutidos y jamón: prohibidos por las enfermedades animales.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '646c6a36',
    text: 'Medicamentos que contienen estupefacientes o estimulantes: necesitan aprobación antes de llevarlos.',
  },
  'customsRegulations.restrictedItems.1': { of: '7e220796', text: 'Cosas nuevas o repetidas: suelen pagar derechos.' },
  'customsRegulations.restrictedItems.2': {
    of: '4d0af23e',
    text: 'Aparatos electrónicos caros, palos de golf y muebles de lujo: suelen pagar derechos, así que anótelos con sus valores.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '839628c2',
    text: 'Plantas, semillas y tierra: necesitan documentos de cuarentena, así que no las lleve.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'c1d7e58f',
    text: 'Alcohol y tabaco: pagan impuestos por encima de la franquicia para viajeros.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd2a7ecb6',
    text: 'Espadas y cuchillos largos: suelen necesitar un permiso de la policía.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fc5bab22',
    text: 'Declaración de los bienes de la mudanza con el formulario de especificación de artículos.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'c533fd0b',
    text: 'Lista del contenido de cada caja, con la marca, el modelo y el año de compra de los aparatos eléctricos.',
  },
  'customsRegulations.documentationRequired.2': { of: '571105b0', text: 'Pasaporte del propietario, con el visado.' },
  'customsRegulations.documentationRequired.3': {
    of: 'c30b817b',
    text: 'Tarjeta de residencia (ARC), por lo general con otros 12 meses de validez, o su solicitud.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7918550e',
    text: 'Formulario de declaración de viajero en el que anotó los bienes no acompañados al llegar.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '59798a54',
    text: 'El despacho en Corea del Sur tarda, según una página antigua de una empresa de mudanzas, unos 3 a 4 días para la carga aérea, de 8 a 12 para un contenedor completo y de 15 a 30 para uno compartido a través de Busan. Los bienes no pueden despacharse antes de que usted haya llegado, así que planee el envío para que llegue al puerto después.',
  },
  'petImport.vaccinations.0': {
    of: 'aaceb472',
    text: 'Microchip ISO para perros y gatos, antes del análisis de sangre.',
  },
  'petImport.vaccinations.1': {
    of: 'd4ce145f',
    text: 'Vacuna contra la rabia, para las mascotas de países que no están libres de rabia.',
  },
  'petImport.vaccinations.2': {
    of: 'd87d715d',
    text: 'Prueba de anticuerpos contra la rabia (titulación) con al menos 0,5 UI/ml para las mascotas de más de 90 días de edad, con la muestra tomada entre 30 días y 24 meses antes del viaje.',
  },
  'petImport.vaccinations.3': {
    of: '8a29185f',
    text: 'Las mascotas de menos de 90 días de edad o de países libres de rabia suelen estar exentas de la titulación.',
  },
  'petImport.quarantine': {
    of: '02c692d9',
    text: 'Una mascota con microchip, certificado zoosanitario y un resultado de titulación válido suele quedar libre el día de la llegada a Corea del Sur; de lo contrario pasa cuarentena, durante 10 días o más, hasta que las pruebas estén en orden. Algunas páginas indican 90 días para el plazo de la muestra de sangre, pero lo vigente son 30 días. Consulte a la Agencia de Cuarentena Animal y Vegetal (qia.go.kr).',
  },
  'petImport.healthCertificate': {
    of: 'a181cbd0',
    text: 'Un perro o un gato necesita para Corea del Sur un certificado zoosanitario que expida o refrende el Gobierno del país de origen, con el número de microchip y el resultado de la titulación. Vacune primero, haga que le extraigan la sangre al menos 30 días antes de volar y avise pronto a la aerolínea de que viaja una mascota. Según informa otra guía, las mascotas de Australia y Malasia necesitan documentos adicionales.',
  },
  'vehicleImport.regulations': {
    of: 'd787ad6d',
    text: 'Un automóvil que haya estado matriculado a su nombre al menos 3 meses antes de la mudanza puede por lo general entrar en Corea del Sur como bien de mudanza, lo que facilita su certificación, pero no está libre de derechos. Consulte a la Aduana de Corea y a las autoridades ambientales antes de enviarlo.',
  },
  'vehicleImport.duties': {
    of: 'b21d6047',
    text: 'Incluso como bien de mudanza, un automóvil suele pagar en Corea del Sur un 8 % de derechos, el impuesto al consumo individual y un 10 % de IVA, sobre el valor que fija la aduana. Las pruebas de emisiones y de ruido se pagan aparte. Pida una cifra a un agente de aduanas indicando el modelo y el año.',
  },
  'vehicleImport.documentation.0': {
    of: '72d7553d',
    text: 'Documentos de matriculación que muestren al menos 3 meses a su nombre antes de la mudanza.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Factura de compra y documentos del seguro.' },
  'vehicleImport.documentation.2': { of: 'e193a356', text: 'Pasaporte y tarjeta de residencia.' },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Conocimiento de embarque del automóvil.' },
  'vehicleImport.documentation.4': {
    of: 'e6a941e1',
    text: 'Documentos para las pruebas de emisiones y de ruido y para el control de seguridad.',
  },
  'vehicleImport.restrictions': {
    of: '1754e8f0',
    text: 'Llevar un automóvil a Corea del Sur rara vez compensa: los impuestos, las pruebas y las piezas se comen la ventaja, y el transporte público es muy bueno. El volante debería estar a la izquierda, y se circula por la derecha. En Seúl y otras ciudades, los automóviles diésel más antiguos tienen limitada la circulación.',
  },
  'healthcare.system': {
    of: 'd3cb62b8',
    text: 'Corea del Sur tiene un seguro nacional de salud y hospitales modernos, donde se puede ver rápido a los especialistas; los pacientes pagan una parte de cada factura. Los grandes hospitales de Seúl y Busan tienen mostradores donde se habla inglés.',
  },
  'healthcare.insurance': {
    of: '7c38cd36',
    text: 'En Corea del Sur, los empleados están asegurados a través del trabajo desde el primer día; los demás extranjeros suelen entrar en el seguro nacional tras seis meses de residencia y están obligados a ello. Contrate una cobertura privada para el tiempo anterior.',
  },
  'healthcare.emergencyNumber': { of: '4df3fbaa', text: '112 (policía), 119 (bomberos y ambulancia)' },
  'education.schoolSystem': {
    of: 'bb3a0b4d',
    text: 'En Corea del Sur la escuela comprende seis años de primaria, tres de secundaria inferior y tres de secundaria superior; los nueve primeros son obligatorios para los coreanos y están abiertos a los niños extranjeros. El año escolar empieza en marzo. Solicite plaza en la oficina local de educación o en la propia escuela.',
  },
  'education.languageOfInstruction': {
    of: '2c95825e',
    text: 'En las escuelas públicas de Corea del Sur se enseña en coreano, y algunas tienen clases para los niños que lo están aprendiendo. Las escuelas extranjeras enseñan en inglés, francés, alemán, japonés o chino y admiten con condiciones, casi siempre un pasaporte extranjero o años en el extranjero.',
  },
  'utilities.electricity': {
    of: '9f228e6a',
    text: 'En Corea del Sur la corriente es de 220 V a 60 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador; la mayoría de los enchufes europeos encaja.',
  },
  'utilities.internet': {
    of: '247a4be0',
    text: 'El internet de Corea del Sur está entre los más rápidos del mundo y se conecta en pocos días, pero el contrato suele requerir la tarjeta de residencia y una cuenta bancaria coreana. Para las primeras semanas, compre una SIM de prepago con el pasaporte.',
  },
  'utilities.banking': {
    of: 'bc1caaf7',
    text: 'Los bancos de Corea del Sur abren cuentas completas con la tarjeta de residencia, el pasaporte y un número de teléfono coreano; antes de eso, las cuentas tienen límites en lo que pueden enviar. Muchos servicios en línea comprueban la identidad con el número de teléfono a su nombre, así que haga que su nombre se escriba igual en todas partes.',
  },
  'culturalTips.0': {
    of: '3c7f45cf',
    text: 'Quítese los zapatos en la puerta de todas las casas en Corea del Sur y en los lugares con el suelo elevado.',
  },
  'culturalTips.1': {
    of: 'acc1ec52',
    text: 'Entregue y reciba las cosas con las dos manos, sobre todo con personas mayores.',
  },
  'culturalTips.2': {
    of: '218a15ab',
    text: 'Aprenda enseguida el sistema de basuras: en Corea del Sur los restos de comida, el reciclaje y las bolsas de pago se separan con rigor.',
  },
  'culturalTips.3': {
    of: '6907f679',
    text: 'Los contratos de alquiler en Corea del Sur suelen exigir un depósito elevado (jeonse o wolse), así que haga revisar el registro de la propiedad antes de pagar.',
  },
  'culturalTips.4': {
    of: '65b8a9bf',
    text: 'En los edificios de apartamentos suele hacer falta reservar un ascensor o un camión con escalera para el día de la mudanza, así que pregunte en la oficina de administración.',
  },
  'importantContacts.emergencyServices': {
    of: 'a191d091',
    text: 'En Corea del Sur, marque el 112 para la policía y el 119 para los bomberos o una ambulancia; el 1345 es la línea de ayuda de inmigración y el 1330 la de viajes.',
  },
  'importantContacts.taxOffice': {
    of: 'e135a76b',
    text: 'El Servicio Nacional de Impuestos (NTS) se ocupa de los impuestos en Corea del Sur: nts.go.kr.',
  },
  'sources.0.title': {
    of: '7d5fc51a',
    text: 'Easy to Find Practical Law, Corea: despacho de aduana de los bienes de la mudanza',
  },
  'sources.1.title': { of: '352e2cb9', text: 'Servicio de Aduanas de Corea' },
  'sources.2.title': { of: 'e33f58d8', text: 'HiKorea: inmigración de Corea del Sur' },
  'sources.3.title': { of: '1118d82f', text: 'Agencia de Cuarentena Animal y Vegetal de Corea' },
  'sources.4.title': { of: '7fbf0b0d', text: 'Servicio Nacional de Impuestos de Corea' },
  'sources.5.title': { of: 'cf04edc2', text: 'Asia Relocation: mudarse a Corea del Sur (secondary)' },
  'sources.6.title': { of: 'f22b3d92', text: 'Korea4Expats: normas aduaneras para el menaje de casa (secondary)' },
  'sources.7.title': { of: 'fdac92b6', text: 'Rainier Overseas Movers: normas aduaneras de Corea del Sur (secondary)' },
  'sources.8.title': { of: '0ca046ff', text: 'Korean Air: restricciones para mascotas por país (secondary)' },
  'sources.9.title': { of: 'f324c15c', text: 'Angloinfo: entrar en Corea del Sur con un gato o un perro (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
